CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"created_by" uuid,
	"name" text NOT NULL,
	"goal" text NOT NULL,
	"first_day" date,
	"last_day" date,
	"planned_cents" integer,
	"planned_fils" integer,
	"guidelines" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "deal_campaigns" (
	"deal_id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"reminded_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_campaigns" ADD CONSTRAINT "deal_campaigns_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_campaigns" ADD CONSTRAINT "deal_campaigns_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaigns_brand" ON "campaigns" USING btree ("brand_id","created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_created_by" ON "campaigns" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "deal_campaigns_campaign" ON "deal_campaigns" USING btree ("campaign_id","deal_id");