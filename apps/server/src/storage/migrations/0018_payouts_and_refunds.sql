ALTER TABLE "coin_payouts" ADD COLUMN "is_sandbox" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "coin_payouts" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "coin_payouts_state" ON "coin_payouts" USING btree ("state","requested_at");