DROP INDEX "creators_directory_price";--> statement-breakpoint
DROP INDEX "creators_directory_newest";--> statement-breakpoint
DROP INDEX "deals_brand";--> statement-breakpoint
DROP INDEX "deals_creator";--> statement-breakpoint
DROP INDEX "deals_created";--> statement-breakpoint
DROP INDEX "audit_entries_created";--> statement-breakpoint
CREATE INDEX "creators_directory_cheapest" ON "creators" USING btree (coalesce("starting_price", 2147483647),"user_id") WHERE is_published;--> statement-breakpoint
CREATE INDEX "creators_directory_dearest" ON "creators" USING btree (coalesce("starting_price", -1),"user_id") WHERE is_published;--> statement-breakpoint
CREATE INDEX "creators_directory_newest" ON "creators" USING btree (coalesce("published_at", 'epoch'::timestamptz),"user_id") WHERE is_published;--> statement-breakpoint
CREATE INDEX "deals_brand" ON "deals" USING btree ("brand_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deals_creator" ON "deals" USING btree ("creator_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deals_created" ON "deals" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_created" ON "audit_entries" USING btree ("created_at");