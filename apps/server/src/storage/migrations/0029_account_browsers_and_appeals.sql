CREATE TABLE "account_browsers" (
	"user_id" uuid NOT NULL,
	"browser" text NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_browsers_user_id_browser_pk" PRIMARY KEY("user_id","browser")
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "sanction_id" uuid;--> statement-breakpoint
ALTER TABLE "account_browsers" ADD CONSTRAINT "account_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_browsers_browser" ON "account_browsers" USING btree ("browser");--> statement-breakpoint
CREATE INDEX "account_browsers_age" ON "account_browsers" USING btree ("last_seen_at");--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_sanction_id_sanctions_id_fk" FOREIGN KEY ("sanction_id") REFERENCES "public"."sanctions"("id") ON DELETE set null ON UPDATE no action;