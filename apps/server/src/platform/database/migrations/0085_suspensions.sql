CREATE TABLE "suspensions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid,
	"user_id" uuid,
	"reason" text NOT NULL,
	"suspended_by" text NOT NULL,
	"suspended_at" timestamp (3) with time zone NOT NULL,
	"was_published" boolean DEFAULT false NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by" uuid,
	"lifted_at" timestamp (3) with time zone,
	CONSTRAINT "suspensions_one" CHECK ((brand_id is null) <> (user_id is null))
);
--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "suspensions_brand" ON "suspensions" USING btree ("brand_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "suspensions_user" ON "suspensions" USING btree ("user_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "suspensions_of_brand" ON "suspensions" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "suspensions_of_user" ON "suspensions" USING btree ("user_id");