CREATE TABLE "requested_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP TABLE "pin_mails" CASCADE;--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "password_resets" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "requested_mails_email" ON "requested_mails" USING btree ("email","purpose","sent_at");