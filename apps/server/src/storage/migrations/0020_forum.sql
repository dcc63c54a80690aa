CREATE TABLE "forum_pictures" (
	"post_id" bigint NOT NULL,
	"file" text NOT NULL,
	CONSTRAINT "forum_pictures_post_id_file_pk" PRIMARY KEY("post_id","file")
);
--> statement-breakpoint
CREATE TABLE "forum_posts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"topic_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"safe_text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "forum_revisions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"post_id" bigint NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_subscriptions" (
	"topic_id" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"is_on" boolean NOT NULL,
	"read_number" integer NOT NULL,
	CONSTRAINT "forum_subscriptions_topic_id_user_id_pk" PRIMARY KEY("topic_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "forum_topics" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"author_id" uuid,
	"last_author_id" uuid,
	"last_number" integer NOT NULL,
	"last_post_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"pinned_at" timestamp with time zone,
	"locked_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "topic_id" bigint;--> statement-breakpoint
ALTER TABLE "forum_pictures" ADD CONSTRAINT "forum_pictures_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_topic_id_forum_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_revisions" ADD CONSTRAINT "forum_revisions_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_subscriptions" ADD CONSTRAINT "forum_subscriptions_topic_id_forum_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_subscriptions" ADD CONSTRAINT "forum_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_topics" ADD CONSTRAINT "forum_topics_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_topics" ADD CONSTRAINT "forum_topics_last_author_id_users_id_fk" FOREIGN KEY ("last_author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_pictures_file" ON "forum_pictures" USING btree ("file");--> statement-breakpoint
CREATE UNIQUE INDEX "forum_posts_place" ON "forum_posts" USING btree ("topic_id","number");--> statement-breakpoint
CREATE INDEX "forum_posts_author" ON "forum_posts" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "forum_posts_words" ON "forum_posts" USING gin (to_tsvector('english', "safe_text"));--> statement-breakpoint
CREATE INDEX "forum_revisions_post" ON "forum_revisions" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "forum_subscriptions_user" ON "forum_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "forum_topics_category" ON "forum_topics" USING btree ("category","last_post_at");--> statement-breakpoint
CREATE INDEX "forum_topics_latest" ON "forum_topics" USING btree ("last_post_at");--> statement-breakpoint
CREATE INDEX "forum_topics_author" ON "forum_topics" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "forum_topics_last_author" ON "forum_topics" USING btree ("last_author_id");--> statement-breakpoint
CREATE INDEX "forum_topics_words" ON "forum_topics" USING gin (to_tsvector('english', "title"));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_topic_id_forum_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topics"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_topic" ON "reports" USING btree ("topic_id");