"""A Chromium without a window that notes every request and every word on its console."""

import json
import pathlib

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait


class Browser:
    def __init__(self, page, width=1400):
        options = Options()
        options.binary_location = "/usr/bin/chromium"
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        self.page = page if page.startswith("http") else pathlib.Path(page).resolve().as_uri()
        self.resize(width)

    def quit(self):
        self.driver.quit()

    # MARK: What a reader does

    def open(self, fragment="", unfolded=True):
        # From another page, as an address that differs in its fragment alone loads nothing anew.
        self.driver.get("about:blank")
        self.driver.get(self.page + fragment)
        if unfolded:
            self.script("document.querySelectorAll('details.folded').forEach((folded) => { folded.open = true; })")

    def wait(self, selector, seconds=10):
        """Until something is shown that the script draws on its own time."""
        self.until(lambda: self.shown(selector), seconds)

    def until(self, holds, seconds=10):
        WebDriverWait(self.driver, seconds).until(lambda _: holds())

    def resize(self, width, height=900):
        self.command("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def prefer(self, scheme):
        self.command("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def press(self, *keys):
        for key in keys:
            webdriver.ActionChains(self.driver).send_keys(key).perform()

    def press_until(self, selector, key=Keys.TAB, most=100, start=None):
        """Goes on by keyboard until something has the focus, from where it stands or a start; says whether it got there."""
        if start:
            self.script("document.querySelector(arguments[0]).focus()", start)
        for _ in range(most):
            if self.script("return document.activeElement.matches(arguments[0])", selector):
                return True
            self.press(key)
        return False

    # MARK: What there is

    def one(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def shown(self, selector):
        return self.script(
            "return [...document.querySelectorAll(arguments[0])].filter((one) => one.checkVisibility())", selector)

    def script(self, text, *arguments):
        return self.driver.execute_script(text, *arguments)

    def command(self, name, **values):
        return self.driver.execute_cdp_cmd(name, values)

    # MARK: What must not be

    def complaints(self):
        return [entry["message"] for entry in self.driver.get_log("browser")]

    def requests(self):
        """All that was asked for, but the page itself and what stands in it."""
        messages = [json.loads(entry["message"])["message"] for entry in self.driver.get_log("performance")]
        asked = [m["params"]["request"]["url"] for m in messages if m["method"] == "Network.requestWillBeSent"]
        return [url for url in asked if url.split("#")[0] != self.page and not url.startswith(("data:", "about:"))]
