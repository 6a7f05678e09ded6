CREATE TYPE "public"."result_moment" AS ENUM('DAY_1', 'DAY_7', 'DAY_30', 'END');--> statement-breakpoint
CREATE TABLE "post_results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"publication_id" uuid NOT NULL,
	"moment" "result_moment" NOT NULL,
	"numbers" jsonb NOT NULL,
	"by_role" "role" NOT NULL,
	"by_person" uuid,
	"proof_file_id" uuid,
	"stated_at" timestamp (3) with time zone NOT NULL,
	"agrees" boolean,
	"answer_note" text DEFAULT '' NOT NULL,
	"answered_by" uuid,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
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
ALTER TABLE "post_results" ADD CONSTRAINT "post_results_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_results_publication" ON "post_results" USING btree ("publication_id","id");--> statement-breakpoint
CREATE INDEX "publications_deal" ON "publications" USING btree ("deal_id","id");