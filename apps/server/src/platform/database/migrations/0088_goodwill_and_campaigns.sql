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
CREATE TABLE "credit_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"credits" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"asked_by" text NOT NULL,
	"asked_by_id" uuid,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text
);
--> statement-breakpoint
CREATE TABLE "market_letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid,
	"user_id" uuid,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "market_letters_one" CHECK ((brand_id is null) <> (user_id is null))
);
--> statement-breakpoint
ALTER TABLE "suspensions" ADD COLUMN "answer_read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "about" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_campaigns" ADD CONSTRAINT "deal_campaigns_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_campaigns" ADD CONSTRAINT "deal_campaigns_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_grants" ADD CONSTRAINT "credit_grants_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_letters" ADD CONSTRAINT "market_letters_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_letters" ADD CONSTRAINT "market_letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaigns_brand" ON "campaigns" USING btree ("brand_id","created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_created_by" ON "campaigns" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "deal_campaigns_campaign" ON "deal_campaigns" USING btree ("campaign_id","deal_id");--> statement-breakpoint
CREATE INDEX "credit_grants_brand" ON "credit_grants" USING btree ("brand_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_grants_waiting" ON "credit_grants" USING btree ("brand_id") WHERE state = 'WAITING';--> statement-breakpoint
CREATE INDEX "market_letters_brand" ON "market_letters" USING btree ("brand_id","sent_at");--> statement-breakpoint
CREATE INDEX "market_letters_user" ON "market_letters" USING btree ("user_id","sent_at");--> statement-breakpoint
-- Only admins write it, a few rows a day.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "audit_entries_about" ON "audit_entries" USING gin ("about");