import { TwoFactorSetUp } from '../settings/two-factor/TwoFactorSetUp.tsx';

/** Asks the user to set up two-factor login, which the console requires. */
export function TwoFactorRequiredNotice() {
  return (
    <main id="main" className="page-wrap grid grid-cols-[minmax(0,1fr)] justify-items-center pt-10 pb-16">
      <div className="edge grid w-full max-w-[520px] grid-cols-[minmax(0,1fr)] gap-6 rounded-lg bg-surface p-5 desk:p-8">
        <div>
          <h1 className="text-panel">Turn on two-factor login</h1>
          <p className="mt-2 text-secondary text-text-2">
            The console requires a password and a code from your phone. You need an authenticator app and a
            safe place for ten recovery codes.
          </p>
        </div>
        <TwoFactorSetUp onDone={() => undefined} />
      </div>
    </main>
  );
}
