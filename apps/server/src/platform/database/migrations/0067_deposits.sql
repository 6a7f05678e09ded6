ALTER TABLE "payouts" ALTER COLUMN "completed_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "deposit_percent" integer;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "deposit_days" integer;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "waits_for_deposit" boolean DEFAULT false NOT NULL;