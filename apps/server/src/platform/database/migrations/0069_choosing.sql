CREATE TYPE "public"."blocked_by" AS ENUM('BRAND', 'CREATOR');--> statement-breakpoint
CREATE TYPE "public"."team_vote" AS ENUM('YES', 'MAYBE', 'NO');--> statement-breakpoint
ALTER TYPE "public"."media_purpose" ADD VALUE 'APPLICATION';--> statement-breakpoint
CREATE TABLE "blocks" (
	"brand_id" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"by" "blocked_by" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_brand_id_creator_id_by_pk" PRIMARY KEY("brand_id","creator_id","by")
);
--> statement-breakpoint
CREATE TABLE "application_votes" (
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"vote" "team_vote",
	"note" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_votes_application_id_user_id_pk" PRIMARY KEY("application_id","user_id"),
	CONSTRAINT "application_votes_say_something" CHECK (vote is not null or note <> '')
);
--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "deal_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "casting_applications" ADD COLUMN "film_id" uuid;--> statement-breakpoint
ALTER TABLE "castings" ADD COLUMN "asks_film" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "casting_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "casting_id" uuid;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "media_id" uuid;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_creator_id_creators_user_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_votes" ADD CONSTRAINT "application_votes_application_id_casting_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."casting_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_votes" ADD CONSTRAINT "application_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_creator" ON "blocks" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "application_votes_user" ON "application_votes" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "casting_applications" ADD CONSTRAINT "casting_applications_film_id_media_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_casting_id_castings_id_fk" FOREIGN KEY ("casting_id") REFERENCES "public"."castings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_casting_id_castings_id_fk" FOREIGN KEY ("casting_id") REFERENCES "public"."castings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "casting_applications_film" ON "casting_applications" USING btree ("film_id");--> statement-breakpoint
CREATE INDEX "reports_casting" ON "reports" USING btree ("casting_id");--> statement-breakpoint
CREATE INDEX "notifications_casting" ON "notifications" USING btree ("casting_id") WHERE casting_id is not null;--> statement-breakpoint
CREATE INDEX "uploads_media" ON "uploads" USING btree ("media_id");