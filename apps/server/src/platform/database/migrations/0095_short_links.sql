CREATE TABLE "click_writers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch" bigint NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "short_link_days" (
	"deal_id" uuid NOT NULL,
	"day" date NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "short_link_days_deal_id_day_pk" PRIMARY KEY("deal_id","day")
);
--> statement-breakpoint
CREATE TABLE "short_links" (
	"deal_id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"target" text,
	"promo_code" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"changed_by" uuid,
	CONSTRAINT "short_links_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "short_link_days" ADD CONSTRAINT "short_link_days_deal_id_short_links_deal_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."short_links"("deal_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_links" ADD CONSTRAINT "short_links_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "click_writers_written" ON "click_writers" USING btree ("written_at");