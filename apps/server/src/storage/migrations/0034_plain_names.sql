ALTER TABLE "game_stays" RENAME TO "play_sessions";--> statement-breakpoint
ALTER TABLE "play_sessions" RENAME CONSTRAINT "game_stays_game_id_games_id_fk" TO "play_sessions_game_id_games_id_fk";--> statement-breakpoint
ALTER TABLE "play_sessions" RENAME CONSTRAINT "game_stays_user_id_users_id_fk" TO "play_sessions_user_id_users_id_fk";--> statement-breakpoint
ALTER INDEX "game_stays_pkey" RENAME TO "play_sessions_pkey";--> statement-breakpoint
ALTER INDEX "game_stays_day" RENAME TO "play_sessions_day";--> statement-breakpoint
ALTER INDEX "game_stays_user" RENAME TO "play_sessions_user";--> statement-breakpoint
ALTER INDEX "game_stays_age" RENAME TO "play_sessions_age";--> statement-breakpoint
ALTER TABLE "forum_pictures" RENAME TO "forum_images";--> statement-breakpoint
ALTER TABLE "forum_images" RENAME CONSTRAINT "forum_pictures_post_id_forum_posts_id_fk" TO "forum_images_post_id_forum_posts_id_fk";--> statement-breakpoint
ALTER INDEX "forum_pictures_post_id_file_pk" RENAME TO "forum_images_post_id_file_pk";--> statement-breakpoint
ALTER INDEX "forum_pictures_file" RENAME TO "forum_images_file";--> statement-breakpoint
ALTER TABLE "coin_proofs" RENAME TO "ledger_audits";--> statement-breakpoint
ALTER TABLE "ledger_audits" RENAME COLUMN "proved_at" TO "audited_at";--> statement-breakpoint
ALTER INDEX "coin_proofs_pkey" RENAME TO "ledger_audits_pkey";--> statement-breakpoint
ALTER TABLE "users" RENAME COLUMN "picture_file" TO "avatar_file";--> statement-breakpoint
ALTER TABLE "chat_messages" RENAME COLUMN "picture_file" TO "image_file";--> statement-breakpoint
ALTER INDEX "chat_messages_picture" RENAME TO "chat_messages_image";--> statement-breakpoint
ALTER TABLE "library_files" RENAME COLUMN "shelf" TO "pack";--> statement-breakpoint
ALTER INDEX "library_files_shelf_name_side_pk" RENAME TO "library_files_pack_name_side_pk";--> statement-breakpoint
ALTER TABLE "join_tokens" RENAME COLUMN "belongings" TO "guest_saved_data";--> statement-breakpoint
ALTER TABLE "room_problems" RENAME COLUMN "sameness" TO "fingerprint";--> statement-breakpoint
ALTER INDEX "room_problems_sameness_key" RENAME TO "room_problems_fingerprint_key";
