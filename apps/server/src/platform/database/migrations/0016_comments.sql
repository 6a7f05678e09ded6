CREATE TYPE "public"."comment_kind" AS ENUM('IN_BRIEF', 'NEW_REQUEST', 'NOTE');--> statement-breakpoint
CREATE TYPE "public"."comment_state" AS ENUM('OPEN', 'TO_CHECK', 'DONE');--> statement-breakpoint
CREATE TYPE "public"."request_answer" AS ENUM('ASKED', 'ACCEPTED', 'PRICED', 'DECLINED', 'PRICE_ACCEPTED', 'PRICE_DECLINED');--> statement-breakpoint
CREATE TABLE "comment_reads" (
	"stack_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"deal_id" uuid NOT NULL,
	"seen_change" integer NOT NULL,
	CONSTRAINT "comment_reads_stack_id_user_id_pk" PRIMARY KEY("stack_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "comment_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"comment_id" uuid NOT NULL,
	"text" text NOT NULL,
	"author_role" "role",
	"author_id" uuid,
	"guest_id" uuid,
	"guest_name" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deal_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"stack_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"change" integer NOT NULL,
	"kind" "comment_kind" NOT NULL,
	"brief_item_id" uuid,
	"text" text NOT NULL,
	"from_frame" integer,
	"to_frame" integer,
	"point_x" integer,
	"point_y" integer,
	"drawing" jsonb,
	"state" "comment_state" DEFAULT 'OPEN' NOT NULL,
	"is_task" boolean DEFAULT false NOT NULL,
	"request_answer" "request_answer",
	"request_price" integer,
	"asks_for_round" boolean DEFAULT false NOT NULL,
	"author_role" "role",
	"author_id" uuid,
	"guest_id" uuid,
	"guest_name" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "back_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "comment_reads" ADD CONSTRAINT "comment_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reads" ADD CONSTRAINT "comment_reads_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_replies" ADD CONSTRAINT "comment_replies_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_reads_user" ON "comment_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comment_reads_deal" ON "comment_reads" USING btree ("deal_id");--> statement-breakpoint
CREATE INDEX "comment_replies_comment" ON "comment_replies" USING btree ("comment_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_stack_number" ON "comments" USING btree ("stack_id","number");--> statement-breakpoint
CREATE INDEX "comments_stack_change" ON "comments" USING btree ("stack_id","change");--> statement-breakpoint
CREATE INDEX "comments_deal" ON "comments" USING btree ("deal_id");--> statement-breakpoint
CREATE INDEX "comments_file" ON "comments" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "comments_removed" ON "comments" USING btree ("removed_at") WHERE removed_at is not null and text <> '';