CREATE TYPE "public"."sample_state" AS ENUM('ADDRESS_ASKED', 'TO_SEND', 'ON_ITS_WAY', 'ARRIVED', 'DAMAGED', 'NOT_RECEIVED', 'TO_RETURN', 'ON_ITS_WAY_BACK', 'RETURNED', 'TO_BUY', 'BOUGHT');--> statement-breakpoint
CREATE TABLE "samples" (
	"deal_id" uuid PRIMARY KEY NOT NULL,
	"state" "sample_state" NOT NULL,
	"sealed_address" text,
	"shipment" jsonb,
	"arrived_at" timestamp (3) with time zone,
	"moved_days" integer DEFAULT 0 NOT NULL,
	"note" text,
	"returned" jsonb,
	"receipt_cents" integer,
	"receipt_file_id" uuid,
	"receipt_stated_at" timestamp (3) with time zone,
	"overdue_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "sample" jsonb;--> statement-breakpoint
ALTER TABLE "samples" ADD CONSTRAINT "samples_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "samples_overdue" ON "samples" USING btree ("overdue_at","deal_id") WHERE overdue_at is not null;