CREATE TABLE "publications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deal_id" uuid NOT NULL,
	"url" text NOT NULL,
	"handle" text DEFAULT '' NOT NULL,
	"posted_on" date NOT NULL,
	"ran_on" "role" NOT NULL,
	"by_role" "role" NOT NULL,
	"by_person" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"stated_at" timestamp (3) with time zone NOT NULL,
	"earlier" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publications_deal" ON "publications" USING btree ("deal_id","id");