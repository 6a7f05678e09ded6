CREATE TYPE "public"."payment_method" AS ENUM('BANK_TRANSFER', 'CARD', 'WALLET', 'OTHER');--> statement-breakpoint
CREATE TYPE "public"."payout_state" AS ENUM('DUE', 'MARKED', 'NOT_ARRIVED', 'CONFIRMED');--> statement-breakpoint
CREATE TABLE "payouts" (
	"deal_id" uuid PRIMARY KEY NOT NULL,
	"amount_cents" integer NOT NULL,
	"payment_days" integer NOT NULL,
	"completed_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"state" "payout_state" DEFAULT 'DUE' NOT NULL,
	"paid_on" timestamp (3) with time zone,
	"method" "payment_method",
	"reference" text,
	"proof_file_id" uuid,
	"marked_at" timestamp (3) with time zone,
	"marked_by" uuid,
	"answered_at" timestamp (3) with time zone,
	"answered_by" uuid,
	"answer_note" text,
	"is_by_silence" boolean DEFAULT false NOT NULL,
	"reminders_sent" integer DEFAULT 0 NOT NULL,
	"last_reminded_at" timestamp (3) with time zone,
	"next_step_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "payment_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payouts_next_step" ON "payouts" USING btree ("next_step_at","deal_id") WHERE next_step_at is not null;