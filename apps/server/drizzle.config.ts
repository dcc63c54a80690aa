import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './apps/server/src/storage/schema/*.ts',
  out: './apps/server/src/storage/migrations',
});
