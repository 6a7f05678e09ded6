CREATE TABLE "roster_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_creators" (
	"brand_id" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"is_favourite" boolean NOT NULL,
	"list_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"note_by" uuid,
	"noted_at" timestamp (3) with time zone,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_creators_brand_id_creator_id_pk" PRIMARY KEY("brand_id","creator_id")
);
--> statement-breakpoint
ALTER TABLE "creators" ADD COLUMN "social_accounts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "creators" ADD COLUMN "packages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "roster_lists" ADD CONSTRAINT "roster_lists_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_creators" ADD CONSTRAINT "saved_creators_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_creators" ADD CONSTRAINT "saved_creators_creator_id_creators_user_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "roster_lists_name" ON "roster_lists" USING btree ("brand_id","name");--> statement-breakpoint
CREATE INDEX "saved_creators_creator" ON "saved_creators" USING btree ("creator_id");