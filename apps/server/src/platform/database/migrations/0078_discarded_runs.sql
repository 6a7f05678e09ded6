ALTER TABLE "payout_runs" ADD COLUMN "discarded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payout_runs" ADD COLUMN "discarded_by" uuid;