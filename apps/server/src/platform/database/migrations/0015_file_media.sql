CREATE TYPE "public"."media_failure" AS ENUM('unreadable', 'no_picture', 'too_long', 'too_large', 'out_of_time', 'out_of_memory');--> statement-breakpoint
CREATE TYPE "public"."media_state" AS ENUM('WAITING', 'WORKING', 'READY', 'FAILED', 'UNAVAILABLE');--> statement-breakpoint
CREATE TABLE "file_media" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"state" "media_state" NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"failure" "media_failure",
	"found" jsonb,
	"proxy_key" text,
	"proxy_size" bigint,
	"storyboard_key" text,
	"storyboard_size" bigint,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "file_media" ADD CONSTRAINT "file_media_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;