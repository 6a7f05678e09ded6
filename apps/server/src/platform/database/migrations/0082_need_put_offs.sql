CREATE TABLE "need_put_offs" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"until" text NOT NULL,
	"version" text NOT NULL,
	"back_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "need_put_offs_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "need_put_offs" ADD CONSTRAINT "need_put_offs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "need_put_offs_created" ON "need_put_offs" USING btree ("created_at");