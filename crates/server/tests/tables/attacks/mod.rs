//! Attacks, each by its name. Whatever is tried, nothing is let in, nothing crashes, and those who play
//! beside it go on. `docs/reliability.md` lists the same names; a test holds the two against each other.

mod lines;
mod seats;
mod siege;
mod sockets;
mod tables;

use siege::assault;

/// Makes a test of every attack, and a list of them.
macro_rules! attacks {
    ($($topic:ident: $($name:ident),+;)+) => {
        /// Every attack.
        const ATTACKS: &[&str] = &[$($(stringify!($name)),+),+];

        $($(
            #[tokio::test]
            async fn $name() {
                assault($topic::$name).await;
            }
        )+)+
    };
}

attacks! {
    lines:
        silence_from_one_address,
        silence_from_everywhere,
        a_head_byte_by_byte,
        a_body_byte_by_byte,
        a_connection_that_waits_for_ever,
        answers_that_are_not_read,
        a_head_without_end,
        an_address_without_end,
        nonsense_instead_of_a_request,
        another_protocol_instead_of_a_request,
        two_lengths_of_one_body,
        a_body_in_chunks_and_by_length,
        chunks_without_end,
        connections_that_come_and_go,
        requests_without_end,
        a_forged_word_of_a_proxy,
        cookies_without_end;
    tables:
        tables_without_end,
        tables_of_those_who_hang_up,
        tables_that_do_not_exist,
        tables_that_sleep,
        decks_without_end,
        a_page_of_somebody_else,
        addresses_that_climb;
    sockets:
        empty_fragments,
        pings_without_end,
        pongs_without_end,
        messages_without_end,
        a_message_that_never_ends,
        a_frame_that_claims_everything,
        frames_without_a_mask,
        frames_of_no_known_kind,
        text_that_is_no_text,
        nesting_without_end,
        a_socket_that_does_not_read,
        spectators_without_end,
        tabs_without_end,
        coming_and_going_in_a_loop,
        a_socket_of_somebody_else;
    seats:
        guessed_keys,
        a_key_of_another_table,
        an_act_of_a_spectator,
        an_act_for_somebody_else,
        an_act_out_of_turn,
        the_same_act_twice,
        the_same_act_from_two_devices,
        an_order_of_a_guest,
        a_seat_of_somebody_who_is_there,
        names_that_deceive;
}

#[test]
fn every_attack_is_written_down() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/reliability.md");
    let page = std::fs::read_to_string(page).unwrap();
    let listed: Vec<&str> = page
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split_once("` |"))
        .map(|(name, _)| name)
        .filter(|name| ATTACKS.contains(name))
        .collect();
    assert_eq!(listed, ATTACKS);
    assert!(ATTACKS.len() >= 40);
}
