import { createHash } from 'node:crypto';
import fastify from 'fastify';
import { Pool } from 'pg';

// The smallest server that answers the same request: Fastify, the database driver, the same query and the same body. No
// checks, security headers, rate limits or logs.
const QUERY = {
  name: 'session',
  text: `select u.*, s.id as session_id, s.last_seen_at
           from sessions s inner join users u on u.id = s.user_id
          where s.token_hash = $1 and s.expires_at > $2`,
};

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });
const app = fastify();

app.get('/api/v1/user/', async (request) => {
  const token = /playloom_session=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const hash = createHash('sha256').update(token).digest('hex');
  const { rows } = await pool.query({ ...QUERY, values: [hash, new Date()] });
  const [user] = rows;
  return {
    status: 'success',
    data: {
      _id: user.id,
      local: { username: user.username, profilePicture: user.avatar_file ?? '/default-avatar.png' },
      coins: user.coins,
      marketingOptIn: user.marketing_opt_in,
      openChatAccountOf: user.open_chat_account_of,
      isSecondStepAfterSignupCompleted: user.second_step_done,
      lastTermsAndPrivacyApprovalDate: user.terms_approved_at,
      notificationPreferences: { receiveNotificationsFrom: user.receive_notifications_from },
    },
  };
});

console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
