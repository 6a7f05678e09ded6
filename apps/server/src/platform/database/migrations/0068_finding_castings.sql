CREATE TABLE "casting_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"terms" jsonb NOT NULL,
	"saved_by" uuid NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "casting_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"casting_id" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"invited_by" uuid NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"declined_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "casting_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creator_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"is_told" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"looked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_castings" (
	"creator_id" uuid NOT NULL,
	"casting_id" uuid NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_castings_creator_id_casting_id_pk" PRIMARY KEY("creator_id","casting_id")
);
--> statement-breakpoint
ALTER TABLE "casting_drafts" ADD CONSTRAINT "casting_drafts_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "casting_invitations" ADD CONSTRAINT "casting_invitations_casting_id_castings_id_fk" FOREIGN KEY ("casting_id") REFERENCES "public"."castings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "casting_invitations" ADD CONSTRAINT "casting_invitations_creator_id_creators_user_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "casting_searches" ADD CONSTRAINT "casting_searches_creator_id_creators_user_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_castings" ADD CONSTRAINT "saved_castings_creator_id_creators_user_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_castings" ADD CONSTRAINT "saved_castings_casting_id_castings_id_fk" FOREIGN KEY ("casting_id") REFERENCES "public"."castings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "casting_drafts_brand" ON "casting_drafts" USING btree ("brand_id","saved_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "casting_invitations_once" ON "casting_invitations" USING btree ("casting_id","creator_id");--> statement-breakpoint
CREATE INDEX "casting_invitations_creator" ON "casting_invitations" USING btree ("creator_id","created_at","id");--> statement-breakpoint
CREATE INDEX "casting_invitations_casting" ON "casting_invitations" USING btree ("casting_id","created_at","id");--> statement-breakpoint
CREATE INDEX "casting_searches_creator" ON "casting_searches" USING btree ("creator_id","created_at","id");--> statement-breakpoint
CREATE INDEX "casting_searches_told" ON "casting_searches" USING btree ("looked_at","creator_id") WHERE is_told;--> statement-breakpoint
CREATE INDEX "saved_castings_casting" ON "saved_castings" USING btree ("casting_id");--> statement-breakpoint
CREATE INDEX "casting_applications_cast" ON "casting_applications" USING btree ("casting_id") WHERE outcome = 'CAST';