ALTER TYPE "public"."right_kind" ADD VALUE 'UNPAID_USE';--> statement-breakpoint
ALTER TYPE "public"."right_kind" ADD VALUE 'PAID_ADS';--> statement-breakpoint
ALTER TYPE "public"."right_kind" ADD VALUE 'BOOSTED_POST';--> statement-breakpoint
ALTER TYPE "public"."right_kind" ADD VALUE 'BROADCAST';--> statement-breakpoint
ALTER TABLE "creators" ADD COLUMN "surcharges" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "rights" jsonb;