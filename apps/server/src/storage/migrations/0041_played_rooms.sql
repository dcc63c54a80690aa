ALTER TABLE "sleeping_rooms" ADD COLUMN "played_seconds" integer DEFAULT 3600 NOT NULL;--> statement-breakpoint
ALTER TABLE "sleeping_rooms" ADD COLUMN "played_by" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sleeping_rooms" ADD COLUMN "evicted_at" timestamp with time zone;