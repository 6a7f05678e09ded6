CREATE TABLE "profile_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creator_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"creator_id" uuid,
	"deal_id" uuid,
	"reason" text NOT NULL,
	"note" text,
	"reporter_id" uuid,
	"reporter_role" text NOT NULL,
	"kept" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text,
	"closing_note" text
);
--> statement-breakpoint
ALTER TABLE "creators" ADD COLUMN "held_values" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "creators" ADD COLUMN "held_items" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_reviews" ADD CONSTRAINT "profile_reviews_creator_id_creators_user_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_creator_id_creators_user_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profile_reviews_creator" ON "profile_reviews" USING btree ("creator_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "profile_reviews_waiting" ON "profile_reviews" USING btree ("creator_id") WHERE state = 'WAITING';--> statement-breakpoint
CREATE INDEX "profile_reviews_queue" ON "profile_reviews" USING btree ("state","asked_at");--> statement-breakpoint
CREATE INDEX "reports_subject" ON "reports" USING btree ("subject_id","reporter_id");--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "reports_creator" ON "reports" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "reports_deal" ON "reports" USING btree ("deal_id");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("created_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "reports_closed" ON "reports" USING btree ("closed_at") WHERE closed_at is not null;