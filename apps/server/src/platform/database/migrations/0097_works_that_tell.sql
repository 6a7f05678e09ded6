ALTER TABLE "creators" ADD COLUMN "kind_prices" integer[];--> statement-breakpoint
ALTER TABLE "creators" ADD COLUMN "turnaround_days" integer;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD COLUMN "shows" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD COLUMN "trade" text;