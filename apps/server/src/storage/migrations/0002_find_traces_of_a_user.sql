CREATE INDEX "product_events_user" ON "product_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "device_profiles_user" ON "device_profiles" USING btree ("user_id");