import { TwoFactorSetUp } from '../settings/two-factor/TwoFactorSetUp.tsx';

/** The console opens only to a password and a code. */
export function TwoFactorRequiredNotice() {
  return (
    <main id="main" className="page-wrap grid grid-cols-[minmax(0,1fr)] justify-items-center pt-10 pb-16">
      <div className="edge grid w-full max-w-[520px] grid-cols-[minmax(0,1fr)] gap-6 rounded-lg bg-surface p-5 desk:p-8">
        <div>
          <h1 className="text-panel">Turn on two-factor login</h1>
          <p className="mt-2 text-secondary text-text-2">
            The console opens to a password and a code of your phone, never to a password alone. You need an
            authenticator app and a place to keep ten recovery codes.
          </p>
        </div>
        <TwoFactorSetUp onDone={() => undefined} />
      </div>
    </main>
  );
}
