CREATE TABLE "deal_invoice_looks" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"deal_id" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deal_invoice_looks" ADD CONSTRAINT "deal_invoice_looks_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;