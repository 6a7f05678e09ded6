CREATE TYPE "public"."run_file_kind" AS ENUM('CSV', 'PAIN_001');--> statement-breakpoint
CREATE TABLE "payout_run_downloads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"kind" "run_file_kind" NOT NULL,
	"user_id" uuid NOT NULL,
	"downloaded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_run_payments" (
	"run_id" uuid NOT NULL,
	"deal_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"is_marked_here" boolean,
	CONSTRAINT "payout_run_payments_run_id_deal_id_pk" PRIMARY KEY("run_id","deal_id")
);
--> statement-breakpoint
CREATE TABLE "payout_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid NOT NULL,
	"marked_at" timestamp (3) with time zone,
	"marked_by" uuid,
	CONSTRAINT "payout_runs_number" UNIQUE("brand_id","number")
);
--> statement-breakpoint
CREATE TABLE "payout_parts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deal_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" "payout_state" NOT NULL,
	"paid_on" timestamp (3) with time zone NOT NULL,
	"method" "payment_method" NOT NULL,
	"reference" text,
	"proof_file_id" uuid,
	"marked_at" timestamp (3) with time zone NOT NULL,
	"marked_by" uuid,
	"answered_at" timestamp (3) with time zone,
	"answer_note" text,
	"is_by_silence" boolean DEFAULT false NOT NULL,
	"silent_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "marked_parts_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "confirmed_parts_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_run_downloads" ADD CONSTRAINT "payout_run_downloads_run_id_payout_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payout_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_run_payments" ADD CONSTRAINT "payout_run_payments_run_id_payout_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payout_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_run_payments" ADD CONSTRAINT "payout_run_payments_deal_id_payouts_deal_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."payouts"("deal_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_runs" ADD CONSTRAINT "payout_runs_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_parts" ADD CONSTRAINT "payout_parts_deal_id_payouts_deal_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."payouts"("deal_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_run_downloads_run" ON "payout_run_downloads" USING btree ("run_id","downloaded_at");--> statement-breakpoint
CREATE INDEX "payout_run_payments_deal" ON "payout_run_payments" USING btree ("deal_id");--> statement-breakpoint
CREATE INDEX "payout_parts_deal" ON "payout_parts" USING btree ("deal_id");--> statement-breakpoint
CREATE INDEX "payout_parts_silent" ON "payout_parts" USING btree ("silent_at") WHERE silent_at is not null;