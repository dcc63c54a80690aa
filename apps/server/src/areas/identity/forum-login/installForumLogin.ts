import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE_MS, type WithClock } from '../../../process/clock.ts';
import { ForumRequestInvalid, ForumNotFound } from './forumLoginErrors.ts';
import { READ_RATE_LIMIT } from '../../../http/limits.ts';
import { toRateLimitConfig } from '../../../http/registerRoutes.ts';
import { createSessionReader } from '../sessions/sessions.ts';
import type { ForumAccess } from '../../../process/configSchemas.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { findCurrentAgreementVersions } from '../agreements/agreementQueries.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { hasAgreedToCurrentTerms } from '../agreements/hasAgreedToCurrentTerms.ts';
import { presentMinimalUser } from '../users/presentUser.ts';
import { readForumNonce, signPayload, type SignedPayload } from './forumProtocol.ts';

/** How long a forum waits for the answer. */
const SIGN_IN_MS = 10 * MINUTE_MS;
const COOKIES = { sso: 'd_sso', sig: 'd_sig' } as const;

/**
 * Logs users in to an external forum (DiscourseConnect) by redirecting them to the forum with a signed answer. Users
 * who are not logged in do that first, and cookies store the forum's request in the meantime.
 */
export function installForumLogin(
  app: FastifyInstance,
  services: WithConfig & WithClock & WithDatabase,
): void {
  const { config } = services;
  const readSession = createSessionReader(services);
  const cookie = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: SIGN_IN_MS / 1000,
  } as const;
  app.get<{ Params: { forum: string } }>(
    '/api/v1/auth/:forum',
    { schema: { hide: true }, config: toRateLimitConfig(READ_RATE_LIMIT, config) },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { forum: name } = request.params;
      const forum = Object.hasOwn(config.forumSso, name) ? config.forumSso[name] : undefined;
      if (!forum) throw ForumNotFound();
      const asked = readQuery(request) ?? readCookies(request);
      // The cookies expired before the user finished signing up. The forum sends a new request, which then succeeds.
      if (!asked) return reply.redirect(new URL('/', forum.returnUrl).href);
      const nonce = readForumNonce(asked, forum);
      if (nonce === null) throw ForumRequestInvalid();
      const session = await readSession(request);
      // A session inside a frame must not log in to other sites.
      const user = session && !session.isFramed ? session.user : null;
      if (!user || !(await hasAgreed(services, user))) {
        for (const part of ['sso', 'sig'] as const) reply.setCookie(COOKIES[part], asked[part], cookie);
        return reply.redirect(`/forum/sign-in/${name}`);
      }
      clearLoginCookies(reply);
      return reply.redirect(answer(services, { forum, nonce, user }));
    },
  );
}

function readQuery({ query }: FastifyRequest): SignedPayload | null {
  const { sso, sig } = query as Record<string, unknown>;
  if (sso === undefined && sig === undefined) return null;
  // Repeated parameters arrive as an array, and it is unclear which one is meant.
  if (typeof sso !== 'string' || typeof sig !== 'string') throw ForumRequestInvalid();
  return { sso, sig };
}

function readCookies({ cookies }: FastifyRequest): SignedPayload | null {
  const { [COOKIES.sso]: sso, [COOKIES.sig]: sig } = cookies;
  return sso && sig ? { sso, sig } : null;
}

function clearLoginCookies(reply: FastifyReply): void {
  for (const name of Object.values(COOKIES)) reply.clearCookie(name, { path: '/' });
}

/** Whether the user has agreed to the current terms. Until then, the forum gets none of their data. */
async function hasAgreed({ db }: WithDatabase, user: UserRow): Promise<boolean> {
  return user.secondStepDone && hasAgreedToCurrentTerms(user, await findCurrentAgreementVersions(db));
}

/**
 * Returns the forum's address with signed data about the user. Forums identify users by email, and every email here is
 * verified. Accounts without an email (wallet logins) get a unique address that cannot receive mail.
 */
function answer(
  { config }: WithConfig,
  { forum, nonce, user }: { forum: ForumAccess; nonce: string; user: UserRow },
): string {
  const { profilePicture } = presentMinimalUser(user, config).local;
  const { sso, sig } = signPayload(
    new URLSearchParams({
      nonce,
      name: user.username,
      username: user.username,
      email: user.email ?? `${user.id}@no-address.invalid`,
      external_id: user.id,
      avatar_url: new URL(profilePicture, config.publicUrl).href,
    }),
    forum.secret,
  );
  const url = new URL(forum.returnUrl);
  url.searchParams.set('sso', sso);
  url.searchParams.set('sig', sig);
  return url.href;
}
