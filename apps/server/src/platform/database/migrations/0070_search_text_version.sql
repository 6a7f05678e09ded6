DROP INDEX "creators_underived";--> statement-breakpoint
ALTER TABLE "creators" ADD COLUMN "search_text_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "creators_underived" ON "creators" USING btree ("user_id") WHERE search_text_version < 1;