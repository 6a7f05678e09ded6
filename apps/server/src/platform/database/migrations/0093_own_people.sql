CREATE TABLE "own_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"email" text,
	"language" text,
	"invited_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"remind_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"declined_at" timestamp (3) with time zone,
	"joined_at" timestamp (3) with time zone,
	"creator_id" uuid,
	CONSTRAINT "own_people_email" UNIQUE("brand_id","email"),
	CONSTRAINT "own_people_creator" UNIQUE("brand_id","creator_id")
);
--> statement-breakpoint
CREATE TABLE "uninvited_addresses" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "join_links" ADD COLUMN "brand_id" uuid;--> statement-breakpoint
ALTER TABLE "own_people" ADD CONSTRAINT "own_people_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_people" ADD CONSTRAINT "own_people_link_id_join_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."join_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_people" ADD CONSTRAINT "own_people_creator_id_creators_user_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_people_created" ON "own_people" USING btree ("brand_id","created_at");--> statement-breakpoint
CREATE INDEX "own_people_link" ON "own_people" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "own_people_of_creator" ON "own_people" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "own_people_address" ON "own_people" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "own_people_reminder" ON "own_people" USING btree ("remind_at","id") WHERE remind_at is not null;--> statement-breakpoint
-- An installation has few links.
-- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
ALTER TABLE "join_links" ADD CONSTRAINT "join_links_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "join_links_brand" ON "join_links" USING btree ("brand_id");