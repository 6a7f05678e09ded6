CREATE TYPE "public"."dispute_state" AS ENUM('OPEN', 'OWED', 'REDUCED', 'NOT_OWED', 'WITHDRAWN', 'SETTLED');--> statement-breakpoint
CREATE TABLE "dispute_statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dispute_id" uuid NOT NULL,
	"side" "role" NOT NULL,
	"person_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deal_id" uuid NOT NULL,
	"state" "dispute_state" DEFAULT 'OPEN' NOT NULL,
	"owed_cents" integer NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"decision" text,
	"left_cents" integer,
	"decided_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "late_letters" (
	"deal_id" uuid PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"sent_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "dropped_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "dispute_statements" ADD CONSTRAINT "dispute_statements_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_deal_id_payouts_deal_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."payouts"("deal_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_letters" ADD CONSTRAINT "late_letters_deal_id_payouts_deal_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."payouts"("deal_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_statements_dispute" ON "dispute_statements" USING btree ("dispute_id","id");--> statement-breakpoint
CREATE INDEX "disputes_deal" ON "disputes" USING btree ("deal_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_one_open" ON "disputes" USING btree ("deal_id") WHERE state = 'OPEN';