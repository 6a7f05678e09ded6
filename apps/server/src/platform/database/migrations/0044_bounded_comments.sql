ALTER TABLE "comments" ADD COLUMN "strokes" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "weight" integer DEFAULT 700 NOT NULL;--> statement-breakpoint
CREATE INDEX "comments_tasks" ON "comments" USING btree ("deal_id","id") WHERE is_task and removed_at is null;--> statement-breakpoint
CREATE INDEX "comments_guest" ON "comments" USING btree ("guest_id") WHERE guest_id is not null;--> statement-breakpoint
CREATE INDEX "comments_unpacked" ON "comments" USING btree ("id") WHERE drawing is not null;--> statement-breakpoint
-- As `weightOfComment` and `weightOfReply` count what is written from now on.
UPDATE "comments" SET "weight" = 700
  + octet_length(to_json("text")::text)
  + coalesce(octet_length(replace("drawing"::text, ' ', '')), 0)
  + coalesce((SELECT sum(300 + octet_length(to_json(r."text")::text)) FROM "comment_replies" r
      WHERE r."comment_id" = "comments"."id"), 0);
