ALTER TABLE "creator_subscriptions" ADD COLUMN "card_brand" text;--> statement-breakpoint
ALTER TABLE "creator_subscriptions" ADD COLUMN "card_last4" text;--> statement-breakpoint
ALTER TABLE "creator_subscriptions" ADD COLUMN "card_expires_month" integer;--> statement-breakpoint
ALTER TABLE "creator_subscriptions" ADD COLUMN "card_expires_year" integer;--> statement-breakpoint
ALTER TABLE "creator_subscriptions" ADD COLUMN "paused_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "creator_subscriptions_customer" ON "creator_subscriptions" USING btree ("card_customer_id");--> statement-breakpoint
CREATE INDEX "creator_subscriptions_paused" ON "creator_subscriptions" USING btree ("paused_until") WHERE paused_until is not null;