CREATE TYPE "public"."application_mark" AS ENUM('SHORTLISTED', 'PASSED');--> statement-breakpoint
CREATE TYPE "public"."application_outcome" AS ENUM('WAITING', 'CAST', 'NOT_CHOSEN', 'WITHDRAWN');--> statement-breakpoint
CREATE TYPE "public"."casting_ended_by" AS ENUM('BRAND', 'TIME', 'FULL', 'ADMIN');--> statement-breakpoint
CREATE TYPE "public"."casting_visibility" AS ENUM('EVERYONE', 'LINK');--> statement-breakpoint
CREATE TABLE "casting_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"casting_id" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"pitch" text NOT NULL,
	"price" integer NOT NULL,
	"answer" text NOT NULL,
	"item_ids" uuid[] NOT NULL,
	"outcome" "application_outcome" DEFAULT 'WAITING' NOT NULL,
	"mark" "application_mark",
	"seen_at" timestamp (3) with time zone,
	"deal_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "castings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"posted_by" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"currency" "currency" DEFAULT 'USD' NOT NULL,
	"pay_from" integer NOT NULL,
	"pay_to" integer NOT NULL,
	"places" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"kinds" text[] NOT NULL,
	"languages" text[] NOT NULL,
	"category_ids" uuid[] NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"question" text NOT NULL,
	"visibility" "casting_visibility" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ended_by" "casting_ended_by",
	"closed_reason" text
);
--> statement-breakpoint
ALTER TABLE "casting_applications" ADD CONSTRAINT "casting_applications_casting_id_castings_id_fk" FOREIGN KEY ("casting_id") REFERENCES "public"."castings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "casting_applications" ADD CONSTRAINT "casting_applications_creator_id_creators_user_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "casting_applications" ADD CONSTRAINT "casting_applications_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "castings" ADD CONSTRAINT "castings_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "casting_applications_once" ON "casting_applications" USING btree ("casting_id","creator_id");--> statement-breakpoint
CREATE INDEX "casting_applications_casting" ON "casting_applications" USING btree ("casting_id","created_at","id");--> statement-breakpoint
CREATE INDEX "casting_applications_creator" ON "casting_applications" USING btree ("creator_id","created_at","id");--> statement-breakpoint
CREATE INDEX "casting_applications_deal" ON "casting_applications" USING btree ("deal_id");--> statement-breakpoint
CREATE INDEX "castings_brand" ON "castings" USING btree ("brand_id","created_at","id");--> statement-breakpoint
CREATE INDEX "castings_listed" ON "castings" USING btree ("closes_at","id") WHERE visibility = 'EVERYONE' and closed_at is null and ended_at is null;--> statement-breakpoint
CREATE INDEX "castings_running" ON "castings" USING btree ("closes_at","id") WHERE ended_at is null;