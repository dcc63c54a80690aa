import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE } from '../../clock.ts';
import { ForumRequestInvalid, ForumNotFound } from '../../http/forumErrors.ts';
import { READS } from '../../http/limits.ts';
import { toRateLimitConfig } from '../../http/registerRoutes.ts';
import { createSessionReader } from '../../http/session.ts';
import type { ForumAccess } from '../../process/configSchemas.ts';
import type { Services } from '../../services.ts';
import { findCurrentVersions } from '../../storage/agreementQueries.ts';
import type { UserRow } from '../../storage/sessionQueries.ts';
import { hasAgreedToCurrentTerms } from '../agreements/hasAgreedToCurrentTerms.ts';
import { presentMinimalUser } from '../users/presentUser.ts';
import { readForumNonce, signPayload, type SignedPayload } from './forumProtocol.ts';

/** As long as a forum waits for the answer. */
export const SIGN_IN_MS = 10 * MINUTE;
const COOKIES = { sso: 'd_sso', sig: 'd_sig' } as const;

/**
 * An external forum asks who somebody is (DiscourseConnect): the answer is an address of that forum, signed.
 * Whoever is not signed in yet does that first; what the forum asked is kept in cookies meanwhile.
 */
export function installForumLogin(app: FastifyInstance, services: Services): void {
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
    { schema: { hide: true }, config: toRateLimitConfig(READS, config) },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { forum: name } = request.params;
      const forum = Object.hasOwn(config.forumSso, name) ? config.forumSso[name] : undefined;
      if (!forum) throw ForumNotFound();
      const asked = readQuery(request) ?? readCookies(request);
      // Signing up took longer than the cookies last: asked again, the forum gets its answer at once.
      if (!asked) return reply.redirect(new URL('/', forum.returnUrl).href);
      const nonce = readForumNonce(asked, forum);
      if (nonce === null) throw ForumRequestInvalid();
      const session = await readSession(request);
      // What a frame is trusted with does not reach other sites.
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
  // Said twice it is a list, and nobody could tell which of them counts.
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

/** The forum gets nothing of somebody who owes their consent to our terms. */
async function hasAgreed({ db }: Services, user: UserRow): Promise<boolean> {
  return user.secondStepDone && hasAgreedToCurrentTerms(user, await findCurrentVersions(db));
}

/**
 * Forums know people by their mail address: whoever has one here has proved it. Those who came by a wallet may have
 * none and get one that leads nowhere, and is nobody else's.
 */
function answer(
  { config }: Services,
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
