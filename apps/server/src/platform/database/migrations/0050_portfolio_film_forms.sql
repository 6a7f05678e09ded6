ALTER TABLE "media" ADD COLUMN "proxy_state" "media_state";--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "proxy_key" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "proxy_size" bigint;--> statement-breakpoint
CREATE INDEX "media_unwatched" ON "media" USING btree ("id") WHERE type = 'VIDEO' and proxy_state is null;