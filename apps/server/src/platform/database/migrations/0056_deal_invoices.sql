CREATE TABLE "deal_invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deal_id" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"place" integer NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deal_invoices_deal_id_unique" UNIQUE("deal_id"),
	CONSTRAINT "deal_invoices_number" UNIQUE("creator_id","year","place")
);
--> statement-breakpoint
ALTER TABLE "deal_invoices" ADD CONSTRAINT "deal_invoices_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;