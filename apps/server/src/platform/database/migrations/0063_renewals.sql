CREATE TABLE "renewal_lines" (
	"renewal_id" uuid NOT NULL,
	"kind" "right_kind" NOT NULL,
	"deal_id" uuid NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"renewed_until" timestamp (3) with time zone,
	"is_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "renewal_lines_renewal_id_kind_pk" PRIMARY KEY("renewal_id","kind")
);
--> statement-breakpoint
CREATE TABLE "renewals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deal_id" uuid NOT NULL,
	"by_role" "role" NOT NULL,
	"by_person" uuid NOT NULL,
	"term" text NOT NULL,
	"price_cents" integer NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answered_by" uuid
);
--> statement-breakpoint
ALTER TABLE "deal_invoices" DROP CONSTRAINT "deal_invoices_deal_id_unique";--> statement-breakpoint
ALTER TABLE "deal_invoices" ADD COLUMN "cause" text DEFAULT 'COMPLETION' NOT NULL;--> statement-breakpoint
ALTER TABLE "deal_invoices" ADD COLUMN "renewal_id" uuid;--> statement-breakpoint
ALTER TABLE "rights" ADD COLUMN "renewed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "renewal_lines" ADD CONSTRAINT "renewal_lines_renewal_id_renewals_id_fk" FOREIGN KEY ("renewal_id") REFERENCES "public"."renewals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewal_lines" ADD CONSTRAINT "renewal_lines_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "renewal_lines_open" ON "renewal_lines" USING btree ("deal_id","kind") WHERE is_open;--> statement-breakpoint
CREATE INDEX "renewals_deal" ON "renewals" USING btree ("deal_id","id");--> statement-breakpoint
CREATE INDEX "renewals_closes" ON "renewals" USING btree ("closes_at","deal_id") WHERE state = 'OPEN';--> statement-breakpoint
ALTER TABLE "deal_invoices" ADD CONSTRAINT "deal_invoices_cause" UNIQUE NULLS NOT DISTINCT("deal_id","cause","renewal_id");