ALTER TABLE "comment_replies" ADD COLUMN "added_change" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "added_change" integer DEFAULT 0 NOT NULL;