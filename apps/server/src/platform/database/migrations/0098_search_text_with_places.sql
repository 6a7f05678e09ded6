DROP INDEX CONCURRENTLY IF EXISTS "creators_underived";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "creators_underived" ON "creators" USING btree ("user_id") WHERE search_text_version < 3;
