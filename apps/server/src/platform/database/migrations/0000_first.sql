CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TYPE "public"."role" AS ENUM('CREATOR', 'BRAND');--> statement-breakpoint
CREATE TYPE "public"."portfolio_type" AS ENUM('VIDEO', 'IMAGE');--> statement-breakpoint
CREATE TYPE "public"."deal_status" AS ENUM('BRIEF_SENT', 'ACCEPTED', 'IN_PROGRESS', 'SUBMITTED', 'NEEDS_REVISION', 'COMPLETED', 'REJECTED', 'CANCELLED');--> statement-breakpoint
CREATE TYPE "public"."file_status" AS ENUM('PENDING', 'APPROVED', 'NEEDS_REVISION', 'REJECTED', 'REFERENCE');--> statement-breakpoint
CREATE TYPE "public"."message_type" AS ENUM('TEXT', 'FILE');--> statement-breakpoint
CREATE TYPE "public"."file_type" AS ENUM('VIDEO', 'IMAGE', 'DOCUMENT');--> statement-breakpoint
CREATE TYPE "public"."media_purpose" AS ENUM('PORTFOLIO', 'AVATAR');--> statement-breakpoint
CREATE TABLE "reset_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"remember" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" "role" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"company_name" text NOT NULL,
	"profile_image" text,
	"industry" text,
	"company_size" text,
	"founded_year" integer,
	"website" text,
	"company_description" text,
	"brand_colors" jsonb DEFAULT '{"primary":"","secondary":"","accent":""}'::jsonb NOT NULL,
	"brand_fonts" text[] DEFAULT '{}'::text[] NOT NULL,
	"brand_voice" text,
	"brand_style" text,
	"target_age_range" text,
	"target_gender" text,
	"target_location" text[] DEFAULT '{}'::text[] NOT NULL,
	"target_interests" text[] DEFAULT '{}'::text[] NOT NULL,
	"content_dos" text[] DEFAULT '{}'::text[] NOT NULL,
	"content_donts" text[] DEFAULT '{}'::text[] NOT NULL,
	"hashtag_guidelines" text[] DEFAULT '{}'::text[] NOT NULL,
	"mention_requirements" text,
	"social_instagram" text,
	"social_twitter" text,
	"social_tiktok" text,
	"social_youtube" text,
	"social_linkedin" text,
	"social_facebook" text,
	"contact_person" text,
	"contact_phone" text,
	"department" text
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "categories_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "creator_categories" (
	"creator_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "creator_categories_creator_id_category_id_pk" PRIMARY KEY("creator_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "creators" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"profile_image" text,
	"bio" text,
	"location" text,
	"languages" text[] DEFAULT '{}'::text[] NOT NULL,
	"ugc_video_pricing" integer,
	"ugc_photo_pricing" integer,
	"ugc_turnaround_days" integer,
	"influencer_reel_pricing" integer,
	"influencer_story_pricing" integer,
	"influencer_turnaround_days" integer,
	"is_published" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone,
	"starting_price" integer,
	"search_text" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portfolio_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creator_id" uuid NOT NULL,
	"type" "portfolio_type" NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"media_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deal_reads" (
	"deal_id" uuid NOT NULL,
	"role" "role" NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	"last_message_seq" bigint NOT NULL,
	CONSTRAINT "deal_reads_deal_id_role_pk" PRIMARY KEY("deal_id","role")
);
--> statement-breakpoint
CREATE TABLE "deals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"status" "deal_status" DEFAULT 'BRIEF_SENT' NOT NULL,
	"budget" integer NOT NULL,
	"deadline" timestamp (3) with time zone NOT NULL,
	"requirements" text[] NOT NULL,
	"deliverables" text[] NOT NULL,
	"category_id" uuid,
	"brand_id" uuid,
	"brand_name" text NOT NULL,
	"creator_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_activity_at" timestamp (3) with time zone NOT NULL,
	"brand_acted_at" timestamp (3) with time zone,
	"creator_acted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deal_id" uuid NOT NULL,
	"uploader_role" "role" NOT NULL,
	"original_name" text NOT NULL,
	"storage_key" text NOT NULL,
	"mime_type" text NOT NULL,
	"type" "file_type" NOT NULL,
	"size" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"duration_seconds" double precision,
	"poster_key" text,
	"status" "file_status" NOT NULL,
	"feedback" text,
	"superseded" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_storage_key_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "messages_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"deal_id" uuid NOT NULL,
	"sender_id" uuid,
	"sender_role" "role" NOT NULL,
	"type" "message_type" NOT NULL,
	"content" text NOT NULL,
	"file_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"purpose" "media_purpose" NOT NULL,
	"storage_key" text NOT NULL,
	"mime_type" text NOT NULL,
	"type" "file_type" NOT NULL,
	"size" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"duration_seconds" double precision,
	"poster_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_storage_key_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_at" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"last_error" text,
	"failed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_previews" (
	"url" text PRIMARY KEY NOT NULL,
	"metadata" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"reset_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reset_tokens" ADD CONSTRAINT "reset_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_categories" ADD CONSTRAINT "creator_categories_creator_id_creators_user_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_categories" ADD CONSTRAINT "creator_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creators" ADD CONSTRAINT "creators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD CONSTRAINT "portfolio_items_creator_id_creators_user_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD CONSTRAINT "portfolio_items_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_reads" ADD CONSTRAINT "deal_reads_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_brand_id_brands_user_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_creator_id_creators_user_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reset_tokens_user" ON "reset_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_role_created" ON "users" USING btree ("role","created_at");--> statement-breakpoint
CREATE INDEX "creator_categories_category" ON "creator_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "creators_directory_newest" ON "creators" USING btree ("published_at" DESC NULLS LAST,"user_id" DESC NULLS LAST) WHERE is_published;--> statement-breakpoint
CREATE INDEX "creators_directory_price" ON "creators" USING btree ("starting_price","user_id") WHERE is_published;--> statement-breakpoint
CREATE INDEX "creators_directory_location" ON "creators" USING btree ("location") WHERE is_published;--> statement-breakpoint
CREATE INDEX "creators_languages" ON "creators" USING gin ("languages");--> statement-breakpoint
CREATE INDEX "creators_search" ON "creators" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "portfolio_items_creator" ON "portfolio_items" USING btree ("creator_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "portfolio_items_media" ON "portfolio_items" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "deals_brand" ON "deals" USING btree ("brand_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deals_creator" ON "deals" USING btree ("creator_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deals_created" ON "deals" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deals_category" ON "deals" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "files_deal" ON "files" USING btree ("deal_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_deal_seq" ON "messages" USING btree ("deal_id","seq");--> statement-breakpoint
CREATE INDEX "messages_sender" ON "messages" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "messages_file" ON "messages" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "media_owner" ON "media" USING btree ("owner_id","purpose");--> statement-breakpoint
CREATE INDEX "media_created" ON "media" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "media_orphans" ON "media" USING btree ("id") WHERE owner_id is null;--> statement-breakpoint
CREATE INDEX "audit_entries_created" ON "audit_entries" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "events_user" ON "events" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "events_created" ON "events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_at") WHERE failed_at is null;--> statement-breakpoint
CREATE INDEX "link_previews_expiry" ON "link_previews" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_reset" ON "rate_limits" USING btree ("reset_at");--> statement-breakpoint
INSERT INTO "categories" ("id", "name", "position") VALUES
  ('01900000-0000-7000-8000-000000000001', 'Beauty', 1),
  ('01900000-0000-7000-8000-000000000002', 'Fashion', 2),
  ('01900000-0000-7000-8000-000000000003', 'Lifestyle', 3),
  ('01900000-0000-7000-8000-000000000004', 'Fitness', 4),
  ('01900000-0000-7000-8000-000000000005', 'Food', 5),
  ('01900000-0000-7000-8000-000000000006', 'Travel', 6),
  ('01900000-0000-7000-8000-000000000007', 'Technology', 7),
  ('01900000-0000-7000-8000-000000000008', 'Gaming', 8),
  ('01900000-0000-7000-8000-000000000009', 'Wellness', 9),
  ('01900000-0000-7000-8000-00000000000a', 'Home & Decor', 10),
  ('01900000-0000-7000-8000-00000000000b', 'Parenting', 11),
  ('01900000-0000-7000-8000-00000000000c', 'Business', 12);
