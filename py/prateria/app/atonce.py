"""Once on a device, where a game is known by then (`Flow.known`): that its moves need no "Done"."""

from .local import LocalGame

__all__ = ["at_once", "offer_at_once"]


def offer_at_once(local: LocalGame) -> None:
    """After "Done": a way to do without it. Not while a lesson or a class is on, nor where settings are shut."""
    page, w, state = local.page, local.shown.w, local.session.state
    free = local.kept and not (local.locked or local.shown.coach or "class" in local.save.settings)
    if not free or local.race is not None or local.confirms != "some" or not local.may("settings"):
        return
    if local.actor is not None and local.game.flow.known(state) and not page.prefs().get("knows"):
        page.set_pref("knows", True)
        page.toast(w("Play on without “Done”?"), w("Yes, at once"), "set-at-once", w("No"))


def at_once(local: LocalGame) -> None:
    """Moves here count at once from now on; what is said of it names the ways back."""
    local.page.set_pref("confirm", "none")
    local.page.toast(local.shown.w("Moves now count at once. “Settings of this table” in the menu change that again."))
