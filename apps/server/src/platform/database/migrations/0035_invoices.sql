CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"series" text NOT NULL,
	"place" integer NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_cause_unique" UNIQUE("cause"),
	CONSTRAINT "invoices_number" UNIQUE("series","place")
);
--> statement-breakpoint
CREATE INDEX "invoices_owner" ON "invoices" USING btree ("owner_id","created_at","id");