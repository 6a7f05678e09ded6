CREATE TABLE "brief_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"name" text NOT NULL,
	"brief" jsonb NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deal_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deal_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"by_role" "role" NOT NULL,
	"by_person" uuid NOT NULL,
	"budget" integer,
	"deadline" timestamp (3) with time zone,
	"note" text,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answered_by" uuid
);
--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "brief_templates" ADD CONSTRAINT "brief_templates_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_proposals" ADD CONSTRAINT "deal_proposals_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brief_templates_brand" ON "brief_templates" USING btree ("brand_id","id");--> statement-breakpoint
CREATE INDEX "deal_proposals_deal" ON "deal_proposals" USING btree ("deal_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "deal_proposals_open" ON "deal_proposals" USING btree ("deal_id") WHERE state = 'OPEN';