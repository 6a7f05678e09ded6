ALTER TABLE "payouts" ADD COLUMN "first_cents" integer;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "first_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "later_due_at" timestamp (3) with time zone;