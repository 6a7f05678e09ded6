CREATE TYPE "public"."right_kind" AS ENUM('LICENCE', 'EXCLUSIVITY');--> statement-breakpoint
CREATE TABLE "calendar_addresses" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rights" (
	"deal_id" uuid NOT NULL,
	"kind" "right_kind" NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"tell_at" timestamp (3) with time zone,
	CONSTRAINT "rights_deal_id_kind_pk" PRIMARY KEY("deal_id","kind")
);
--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "licence_months" integer;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "exclusivity_months" integer;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "exclusivity_category" text;--> statement-breakpoint
ALTER TABLE "calendar_addresses" ADD CONSTRAINT "calendar_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rights" ADD CONSTRAINT "rights_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rights_tell" ON "rights" USING btree ("tell_at","deal_id") WHERE tell_at is not null;