CREATE TYPE "public"."currency" AS ENUM('USD', 'AED');--> statement-breakpoint
ALTER TABLE "creators" ADD COLUMN "currency" "currency" DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "currency" "currency" DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_runs" ADD COLUMN "currency" "currency" DEFAULT 'USD' NOT NULL;